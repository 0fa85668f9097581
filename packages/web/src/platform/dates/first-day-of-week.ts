interface WeekInfo {
  firstDay: number;
}
interface LocaleWithWeek extends Intl.Locale {
  getWeekInfo?: () => WeekInfo;
  weekInfo?: WeekInfo;
}

/** 0 for Sunday to 6 for Saturday; Monday where the browser does not say. */
export function firstDayOf(language: string): number {
  const locale: LocaleWithWeek = new Intl.Locale(language);
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  return (info?.firstDay ?? 1) % 7;
}
