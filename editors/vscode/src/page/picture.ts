// The drawing as a file.
import type { Placed } from '../graph/placed';
import { SVG, svg } from './dom';
import { drawingStyle } from './look';

/** The drawing as an SVG file of its own, with the colours that it has on the screen. */
export function picture(world: SVGGElement, placed: Placed): string {
  const margin = 16;
  const w = Math.ceil(placed.w + 2 * margin);
  const h = Math.ceil(placed.h + 2 * margin);
  const copy = world.cloneNode(true) as SVGGElement;
  copy.setAttribute('transform', `translate(${margin} ${margin})`);
  copy.querySelector('#region')?.remove();
  copy.querySelectorAll('[style]').forEach((e) => e.removeAttribute('style'));
  copy
    .querySelectorAll('.picked, .near, .from, .cursor, .match')
    .forEach((e) => e.classList.remove('picked', 'near', 'from', 'cursor', 'match'));
  copy.querySelectorAll('[tabindex]').forEach((e) => ['tabindex', 'role'].forEach((a) => e.removeAttribute(a)));
  const style = svg('style');
  const computed = getComputedStyle(document.documentElement);
  style.textContent = drawingStyle((name) => computed.getPropertyValue(name).trim());
  const all = svg('svg', { xmlns: SVG, width: w, height: h, viewBox: `0 0 ${w} ${h}`, id: 'drawing' }, style);
  all.append(svg('rect', { class: 'paper', width: w, height: h }), copy);
  return '<?xml version="1.0" encoding="UTF-8"?>\n' + new XMLSerializer().serializeToString(all) + '\n';
}
