// Has graphs laid out by the worker (layout.ts).

let worker: Promise<Worker> | undefined;
let asked = 0;
let waiting: { id: number; reject: (why: Error) => void } | undefined;

/** A page may not start a worker of another origin, but one of its own text. */
async function startWorker(): Promise<Worker> {
  const source = await (await fetch(document.body.dataset['worker'] ?? '')).blob();
  return new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
}

/** Has Graphviz lay a text out, and answers with the drawing as JSON. Who asks anew ends what was asked before, with the error "superseded". */
export async function layOut(text: string): Promise<string> {
  const id = ++asked;
  if (waiting) {
    waiting.reject(new Error('superseded'));
    waiting = undefined;
    void worker?.then((w) => w.terminate());
    worker = undefined;
  }
  const running = await (worker ??= startWorker());
  if (id !== asked) {
    throw new Error('superseded');
  }
  return new Promise<string>((resolve, reject) => {
    waiting = { id, reject };
    running.onmessage = (event: MessageEvent<{ id: number; json?: string; error?: string }>) => {
      if (event.data.id === id) {
        waiting = undefined;
        if (event.data.json === undefined) {
          reject(new Error(event.data.error));
        } else {
          resolve(event.data.json);
        }
      }
    };
    running.onerror = (event) => {
      waiting = undefined;
      worker = undefined;
      reject(new Error(event.message || 'the layout failed'));
    };
    running.postMessage({ id, text });
  });
}
