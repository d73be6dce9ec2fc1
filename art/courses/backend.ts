import { haze, ink, marigold, mint, tones } from '../kit/palette.ts'
import { deckTop, emblem, fine, outline, server, stays } from '../kit/parts.ts'
import { box, disc, line, outlined, plane, rounded } from '../kit/svg.ts'

const reach = 384
const stayed = [
  { unit: 40, client: 60 },
  { unit: 102, client: 164 },
  { unit: 164, client: 244 },
  { unit: 226, client: 324 },
] as const

/** A request or an answer on its way, so far along its stay from the client to the rack. */
function packet(fill: string, index: 0 | 1 | 2 | 3, way: number) {
  const { unit, client } = stayed[index]
  const x = client + (reach - client) * way
  const y = deckTop + (unit + 28 - deckTop) * way
  return plane(fill, box(x - 10, y - 10, 20, 20))
}

/** The rack is the tower: whoever asks stands on the deck, and questions and answers run along the stays. */
export function backend() {
  const tone = tones.indigo
  const clients =
    outlined(ink, haze, rounded(28, 236, 64, 46, 4)) +
    line(haze, 'M28 252h64', { width: fine }) +
    outlined(ink, haze, rounded(150, 236, 28, 46, 6)) +
    line(haze, 'M162 272h4', { width: fine }) +
    plane(haze, disc(244, deckTop - 4, 8), disc(324, deckTop - 4, 8))
  return emblem(
    { tone, sun: [456, 140, 128], ripples: 'M40 340h40M120 320h88M296 344h56M408 324h32M560 336h56' },
    stays(
      tone.cable,
      stayed.map(({ unit, client }) => [
        [client, deckTop],
        [reach, unit + 28],
      ]),
    ),
    packet(marigold, 0, 0.44),
    packet(haze, 0, 0.76),
    packet(haze, 1, 0.42),
    packet(marigold, 1, 0.72),
    packet(marigold, 2, 0.5),
    clients,
    ...stayed.map(({ unit }, index) => server(tone, reach, unit, 216, 58, index === 1 ? marigold : mint)),
    line(tone.line, 'M384 284V40', { width: outline }),
  )
}
