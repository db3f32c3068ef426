/** The network failed. The message is for readers. */
export class NotLoaded extends Error {
  override name = 'NotLoaded';
}

/** @throws NotLoaded */
export async function load(url: string): Promise<Response> {
  const response = await fetch(url).catch((error: unknown) => {
    throw notLoaded(url, error);
  });
  if (!response.ok) {
    throw notLoaded(url, `The host answers ${response.status}`);
  }
  return response;
}

/** Tells whether the network failed, so that a retry may help. Other errors are bugs. */
export function isNotLoaded(error: unknown): boolean {
  return error instanceof NotLoaded || (error as Error | undefined)?.name === 'ChunkLoadError';
}

function notLoaded(url: string, cause: unknown) {
  return new NotLoaded(`${url} did not load. Check the connection, then try it again.`, { cause });
}
