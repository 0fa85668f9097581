import { SaxesParser } from 'saxes';

export interface XmlElement {
  /** Without its prefix. */
  name: string;
  attributes: Record<string, string>;
  /** What stood between its tags, without what its children held. */
  text: string;
}

export interface XmlHandlers {
  onOpen?: (element: XmlElement, path: readonly string[]) => void;
  /** `path`: from the root to the element itself. */
  onClose?: (element: XmlElement, path: readonly string[]) => void;
}

const deepest = 64;
const longestText = 10_000;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads piece by piece, so that a file of any size needs little memory; throws where it is broken. */
export async function readXml(file: Blob, { onOpen, onClose }: XmlHandlers): Promise<void> {
  const parser = new SaxesParser();
  const open: XmlElement[] = [];
  const path: string[] = [];
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name: localName(name), attributes, text: '' };
    if (open.length >= deepest) throw new Error('Elements within elements without end');
    open.push(element);
    path.push(element.name);
    onOpen?.(element, path);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element && element.text.length < longestText) element.text += text;
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) onClose?.(element, path);
    path.pop();
  });
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    parser.write(piece.value);
  }
  parser.close();
}

/** For text and attributes alike. */
export const escapeXml = (text: string): string =>
  text.replace(/[<>&"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
