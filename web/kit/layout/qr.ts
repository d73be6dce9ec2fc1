export type QrPath = { size: number; path: string }

/** A QR code as one SVG path. The library is loaded on demand. */
export async function qrPath(text: string): Promise<QrPath> {
  const { create } = await import('./qr-library.ts')
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const rows = Array.from({ length: modules.size }, (_, y) => runsOf(modules.size, (x) => modules.get(y, x) === 1, y))
  return { size: modules.size, path: rows.join('') }
}

/** One rectangle per run of dark squares, so that there are no hairlines between them. */
function runsOf(size: number, isDark: (x: number) => boolean, y: number): string {
  let path = ''
  for (let x = 0; x < size; x++) {
    if (!isDark(x)) continue
    const start = x
    while (x + 1 < size && isDark(x + 1)) x++
    const length = x - start + 1
    path += `M${start} ${y}h${length}v1h-${length}z`
  }
  return path
}
