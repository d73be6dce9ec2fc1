/** How many drawings there are of people without a picture: team-1, team-2 and so on. */
const drawings = 4

/** The drawing that fewest of the team have. */
export function drawnImage(team: { image: string }[]): string {
  const names = Array.from({ length: drawings }, (_, index) => `team-${index + 1}`)
  const uses = (name: string) => team.filter(({ image }) => image === name).length
  return names.toSorted((one, other) => uses(one) - uses(other))[0]!
}

/** The file behind a picture that was uploaded; null for a drawing. */
export const fileOf = (image: string): string | null => /^\/pictures\/([\w-]+)$/.exec(image)?.[1] ?? null
