import { expect, test } from 'vitest'
import { emailsIn } from './emails-in.ts'

test('finds the addresses in a pasted CSV file, each once', () =>
  expect(emailsIn('Name,Email\n"Asha","Asha@example.in"\nRavi <ravi@example.in>; asha@example.in, x@')).toEqual([
    'asha@example.in',
    'ravi@example.in',
  ]))
