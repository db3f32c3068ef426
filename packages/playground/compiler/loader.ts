import type { Asset } from './addresses';
import { load } from './load';

/**
 * Makes a function that loads files, each once unless that failed.
 *
 * @param onProgress - gets the bytes of all files that were asked for: those that came, and all
 */
export function createLoader(
  onProgress: (loaded: number, total: number) => void,
): (asset: Asset) => Promise<ArrayBuffer> {
  const known = new Map<string, Promise<ArrayBuffer>>();
  let loaded = 0;
  let total = 0;

  return (asset) => {
    const { href } = asset;
    const promise = known.get(href) ?? loadBytes(asset);
    known.set(href, promise);
    promise.catch(() => known.delete(href));
    return promise;
  };

  async function loadBytes({ href, bytes }: Asset): Promise<ArrayBuffer> {
    let own = 0;
    const add = (more: number) => {
      own += more;
      loaded += more;
      onProgress(loaded, total);
    };
    total += bytes;
    onProgress(loaded, total);
    try {
      const { body } = await load(href);
      const counted = body!.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            add(chunk.length);
            controller.enqueue(chunk);
          },
        }),
      );
      return await new Response(counted).arrayBuffer();
    } catch (error) {
      total -= bytes;
      add(-own);
      throw error;
    }
  }
}
