/** As people type it, with a comma or a point; null for anything else, such as '1e2'. */
export function readTyped(text: string): number | null {
  const said = text.trim().replace(',', '.');
  return /^\d{1,4}(\.\d{1,2})?$/.test(said) ? Number(said) : null;
}
