// Elements of the page and of the drawing.

export const SVG = 'http://www.w3.org/2000/svg';

/** The element of the page with an ID, which is there. */
export function element<T extends HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (!found) {
    throw new Error(`no #${id}`);
  }
  return found as T;
}

/** A new element of a drawing. */
export function svg<K extends keyof SVGElementTagNameMap>(name: K, attributes: Record<string, string | number> = {}, ...children: Node[]) {
  const e = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    e.setAttribute(key, String(value));
  }
  e.append(...children);
  return e;
}

/** A new element of the page. */
export function html<K extends keyof HTMLElementTagNameMap>(name: K, text = '', className = ''): HTMLElementTagNameMap[K] {
  const e = document.createElement(name);
  e.textContent = text;
  e.className = className;
  return e;
}
