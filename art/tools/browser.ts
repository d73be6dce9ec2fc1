import { chromium, type Browser } from '@playwright/test'

const flags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync']

/** Chromium draws everything that leaves this folder as pixels. CHROMIUM names another one than Debian's. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: flags })

/** The picture as PNG, stretched to the width asked for; what the picture leaves open stays transparent. */
export async function rasterise(browser: Browser, svg: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } })
  const sized = svg.replace(/width="\d+" height="\d+"/, `width="${width}" height="${height}"`)
  await page.setContent(`<body style="margin:0">${sized.replace('<svg', '<svg style="display:block"')}`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}
