import { expect, test } from 'vitest'
import { lacksPayee, samplePayee } from './settings.ts'

const sample = { payee: samplePayee, takesPayments: false, takesOnlinePayments: false }

test.each([
  ['a school without an account', sample, true],
  ['one that is paid online only', { ...sample, takesOnlinePayments: true }, false],
  ['the demo, which shows the sample’s', { ...sample, takesPayments: true, takesOnlinePayments: true }, true],
  ['one with an account', { ...sample, payee: { ...samplePayee, accountNumber: '1', ifsc: 'A', upiId: 'a@b' } }, false],
])('%s', (_name, school, expected) => expect(lacksPayee(school)).toBe(expected))
