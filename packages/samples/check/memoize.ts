/** Caches the results of a function, as long as the function exists. */
export function memoize<Argument, Result>(compute: (argument: Argument) => Result) {
  const cache = new Map<Argument, Result>();
  return (argument: Argument): Result => {
    if (!cache.has(argument)) {
      cache.set(argument, compute(argument));
    }
    return cache.get(argument) as Result;
  };
}
