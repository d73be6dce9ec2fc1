import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onePagePdf } from '#server/testing/documents.ts'
import { drawFirstPage } from './first-page.ts'

const draw = (pdf: string, limits?: Parameters<typeof drawFirstPage>[1]) =>
  drawFirstPage(Buffer.from(pdf, 'latin1'), { timeoutMs: 170_000, ...limits })

test('draws the first page with its colours and proportions', async () => {
  const picture = sharp((await draw(onePagePdf({ width: 200, height: 100 })))!)
  expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 272, height: 136 })
  const { dominant } = await picture.stats()
  expect(dominant.r).toBeGreaterThan(200)
  expect(dominant.g).toBeLessThan(50)
})

test('draws a large page smaller', async () => {
  const { width, height } = await sharp((await draw(onePagePdf({ width: 8000, height: 4000 })))!).metadata()
  expect(width / height).toBeCloseTo(2, 2)
  expect(width * height).toBeLessThan(1_010_000)
})

test('ends a page that takes too long', async () => {
  const endless = '0 0 200 100 re f '.repeat(1_000_000)
  expect(await draw(onePagePdf({ content: endless }), { cpuSeconds: 1 })).toBeNull()
})

test('ends a page that takes too much memory', async () => {
  const bomb = deflateSync(Buffer.alloc(100 * 1024 * 1024, ' '), { level: 1 }).toString('latin1')
  const pdf = onePagePdf().replace(
    /<<\/Length \d+>>stream\n.*?\nendstream/,
    () => `<</Filter/FlateDecode/Length ${bomb.length}>>stream\n${bomb}\nendstream`,
  )
  expect(await draw(pdf, { memoryMb: 150, cpuSeconds: 60 })).toBeNull()
})
