import { expect, test } from 'vitest'
import { wirePath } from './wire-path.ts'

test('encodes parameters and leaves out query fields without a value', () => {
  const input = { params: { id: 'a/b c' }, query: { q: 'x y', size: 3, after: undefined } }
  expect(wirePath({ path: '/v1/things/:id' }, input)).toBe('/v1/things/a%2Fb%20c?q=x+y&size=3')
  expect(wirePath({ path: '/v1/things' }, { query: { after: undefined } })).toBe('/v1/things')
})

test('encodes a query as URLSearchParams does', () => {
  const query = { text: ` !"#$%&'()*+,-./09:;<=>?@AZ[\\]^_\`az{|}~ ₹ 😀 \uD800`, 'a b': '' }
  expect(wirePath({ path: '/v1/x' }, { query })).toBe(`/v1/x?${new URLSearchParams(query).toString()}`)
})
