/** What there is to say afterwards. `what`: 'Link', 'Token'. */
export async function copyText(text: string, what: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `${what} copied.`;
  } catch {
    const name = what.toLowerCase();
    return `This browser does not let pages copy. Select the ${name} and copy it by hand.`;
  }
}
