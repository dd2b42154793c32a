// Lays graphs out beside the page, which ends the worker when nobody waits for the answer any more.
import { instance } from '@viz-js/viz';

interface Ask {
  id: number;
  text: string;
}

const viz = instance();

self.onmessage = async (event: MessageEvent<Ask>) => {
  const { id, text } = event.data;
  try {
    const result = (await viz).render(text, { format: 'json0' });
    if (result.status === 'success') {
      self.postMessage({ id, json: result.output });
    } else {
      self.postMessage({ id, error: result.errors.map((e) => e.message).join('; ') });
    }
  } catch (err) {
    self.postMessage({ id, error: String(err) });
  }
};
