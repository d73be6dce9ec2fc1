/** What a staff desk shows. '' means everything, so a filter can go into the address as it is. */
export type DeskFilter<State extends string = string> = {
  search: string
  state: State | ''
  assignee: '' | 'me' | 'unassigned'
}

/** The value of an address parameter if it is one of these, '' otherwise. */
export const oneOf = <Value extends string>(params: URLSearchParams, name: string, values: readonly Value[]) =>
  values.find((value) => value === params.get(name)) ?? ''

export const readDeskFilter = <State extends string>(
  params: URLSearchParams,
  states: readonly State[],
): DeskFilter<State> => ({
  search: params.get('search') ?? '',
  state: oneOf(params, 'state', states),
  assignee: oneOf(params, 'assignee', ['me', 'unassigned']),
})

/** The parameters that are set, as the API takes them. */
export const toQuery = (filter: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
