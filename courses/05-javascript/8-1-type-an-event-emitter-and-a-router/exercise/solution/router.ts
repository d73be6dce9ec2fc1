/** The names after a colon: '/trains/:number/stops/:stop' gives 'number' | 'stop'. */
export type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

export type Params<P extends string> = { [K in ParamNames<P>]: string }

type Route<R> = { segments: string[]; handle: (params: Record<string, string>) => R }

export function createRouter<R>() {
  const routes: Route<R>[] = []

  function route<P extends string>(pattern: P, handler: (params: Params<P>) => R): void {
    routes.push({
      segments: pattern.split('/'),
      // match() fills in exactly the names of the pattern.
      handle: (params) => handler(params as Params<P>),
    })
  }

  /** The result of the first route that fits, or null. */
  function go(path: string): R | null {
    for (const { segments, handle } of routes) {
      const params = match(segments, path.split('/'))
      if (params !== null) return handle(params)
    }
    return null
  }

  return { route, go }
}

function match(segments: string[], parts: string[]): Record<string, string> | null {
  if (segments.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const part = parts[index]
    if (part === undefined) return null
    if (!segment.startsWith(':')) {
      if (segment !== part) return null
      continue
    }
    const value = decode(part)
    if (value === null || value === '') return null
    params[segment.slice(1)] = value
  }
  return params
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    // A stray percent sign is no valid address.
    return null
  }
}
