import { expect, test } from 'vitest'
import { wirePath } from './wire-path.ts'

test('encodes parameters and leaves out query fields without a value', () => {
  const input = { params: { id: 'a/b c' }, query: { q: 'x y', size: 3, after: undefined } }
  expect(wirePath({ path: '/v1/things/:id' }, input)).toBe('/v1/things/a%2Fb%20c?q=x+y&size=3')
  expect(wirePath({ path: '/v1/things' }, { query: { after: undefined } })).toBe('/v1/things')
})

test('encodes a query as URLSearchParams does', () => {
  const query = { text: ` !"#$%&'()*+,-./09:;<=>?@AZ[\\]^_\`az{|}~ ₹ 😀 \uD800`, 'a b': '' }
  // Written out, because the contract knows neither the browser's names nor Node's.
  const encoded =
    'text=+%21%22%23%24%25%26%27%28%29*%2B%2C-.%2F09%3A%3B%3C%3D%3E%3F%40AZ%5B%5C%5D%5E_%60az%7B%7C%7D%7E+%E2%82%B9+%F0%9F%98%80+%EF%BF%BD&a+b='
  expect(wirePath({ path: '/v1/x' }, { query })).toBe(`/v1/x?${encoded}`)
})
