type Labels = Record<string, unknown>

/** Whether a selector finds something with these labels: all of its own must be there. */
export const selects = (selector: unknown, labels: unknown): boolean => {
  const { matchLabels, matchExpressions, ...direct } = (selector ?? {}) as Labels & {
    matchLabels?: Labels
    matchExpressions?: unknown
  }
  const wanted = matchLabels ?? (matchExpressions === undefined ? direct : {})
  const own = (labels ?? {}) as Labels
  return (
    Object.keys(wanted).length > 0 && Object.entries(wanted).every(([key, value]) => String(own[key]) === String(value))
  )
}

const units: Record<string, number> = {
  m: 0.001,
  '': 1,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  Ki: 1024,
  Mi: 1024 ** 2,
  Gi: 1024 ** 3,
}

/** 250m is 0.25, 128Mi is 134217728. */
export function quantity(text: unknown): number {
  const [, number = '', unit = ''] = /^([\d.]+)(m|k|M|G|Ki|Mi|Gi)?$/.exec(String(text)) ?? []
  if (number === '') throw new Error(`“${String(text)}” isn’t an amount such as 250m, 128Mi or 2.`)
  return Number((Number(number) * units[unit]!).toFixed(3))
}
