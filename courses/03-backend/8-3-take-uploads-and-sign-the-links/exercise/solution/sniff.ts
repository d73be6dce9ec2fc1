/** The first bytes of the file types that we accept. Names and content types sent by the client are not asked. */
const kinds = [
  { type: 'image/png', extension: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', extension: 'jpg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'application/pdf', extension: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const
export type Kind = (typeof kinds)[number]
export const longestSignature = 8

export function sniff(start: Uint8Array): Kind | null {
  return kinds.find((kind) => kind.bytes.every((byte, i) => start[i] === byte)) ?? null
}
