/** The names after a colon: '/trains/:number/stops/:stop' gives 'number' | 'stop'. */
export type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

export type Params<P extends string> = { [K in ParamNames<P>]: string }

export function createRouter<R>() {
  function route<P extends string>(pattern: P, handler: (params: Params<P>) => R): void {
    // Write your code here.
  }

  /** The result of the first route that fits, or null. */
  function go(path: string): R | null {
    // Write your code here.
    return null
  }

  return { route, go }
}
