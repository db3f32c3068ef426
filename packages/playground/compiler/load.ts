/** Something did not come over the network. The message is for readers. */
export class NotLoaded extends Error {
  override name = 'NotLoaded';
}

/**
 * Fetches a file of the build.
 *
 * @param href - its address
 * @throws NotLoaded
 */
export async function load(href: string): Promise<Response> {
  const response = await fetch(href).catch((error: unknown) => {
    throw notLoaded(href, error);
  });
  if (!response.ok) {
    throw notLoaded(href, `The host answers ${response.status}`);
  }
  return response;
}

/** Whether it is the network that failed, so that another try may help; all else is a fault of ours. */
export function isNotLoaded(error: unknown): boolean {
  return error instanceof NotLoaded || (error as Error | undefined)?.name === 'ChunkLoadError';
}

function notLoaded(href: string, cause: unknown) {
  return new NotLoaded(`${href} did not load. Check the connection, then try it again.`, { cause });
}
