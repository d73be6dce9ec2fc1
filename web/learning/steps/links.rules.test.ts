import { expect, test } from 'vitest'
import { linksOf } from './links.rules.ts'

test('splits links, makes them readable and ignores what is not a web address', () => {
  expect(linksOf('https://www.youtube.com/watch?v=a%2Cb,https://example.org/%E0%A4%95/,javascript:alert(1),')).toEqual([
    { url: 'https://www.youtube.com/watch?v=a%2Cb', host: 'youtube.com', rest: '/watch?v=a,b', isVideo: true },
    { url: 'https://example.org/%E0%A4%95/', host: 'example.org', rest: '/क', isVideo: false },
  ])
  expect(linksOf('https://example.org/100%')).toMatchObject([{ rest: '/100%' }])
  expect(linksOf('https://youtube.com.example.org')).toMatchObject([{ isVideo: false }])
  expect(linksOf('')).toEqual([])
})
