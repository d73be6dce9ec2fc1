import { expect, test } from 'vitest'
import { listTestimonials } from '#contract/site/testimonials.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { testimonials } from './tables.ts'

const app = await sharedApp()

test('each page gets its own testimonials, in the order they were entered', async () => {
  const said = { rating: 4, givenOn: '2026-08-02' }
  await app.db.insert(testimonials).values([
    { ...said, place: 'home', name: 'Farida', review: 'The line comments taught me most.' },
    { ...said, place: 'pricing', name: 'Joseph', review: 'Fair for the price.' },
    { ...said, place: 'home', name: 'கயல்விழி', review: 'Weekend sessions fit my shift.' },
  ])
  const answer = await app.call(null, listTestimonials, { query: { place: 'home' } })
  expect(answer.body.data).toEqual([
    {
      id: expect.any(Number),
      name: 'Farida',
      rating: 4,
      review: 'The line comments taught me most.',
      date: '2026-08-02',
    },
    expect.objectContaining({ name: 'கயல்விழி' }),
  ])
})

test('a page that has none gets an empty list', async () => {
  expect((await app.call(null, listTestimonials, { query: { place: 'demo' } })).body.data).toEqual([])
})

test('a page that shows no testimonials is refused', async () => {
  const answer = await app.call(null, listTestimonials, { query: { place: 'login' } })
  expect(answer).toMatchObject({ http: 400, body: { code: 'invalid_input', fields: { place: expect.any(String) } } })
})
