import { expect, test } from 'vitest'
import { whatsAppLink } from '#web/kit/share.ts'
import { invitation, referralLink } from './share.rules.ts'

test('links to the registration with the code', () => {
  expect(referralLink('https://kaushal.example', 'ABCD2345')).toBe('https://kaushal.example/subscribe?ref=ABCD2345')
})

test('shares text and link as one WhatsApp message', () => {
  const link = 'https://kaushal.example/subscribe?ref=ABCD2345'
  const words = invitation('Kaushal & Co', 'ABCD2345')
  const { origin, searchParams } = new URL(whatsAppLink(words, link))
  expect(origin).toBe('https://wa.me')
  expect(searchParams.get('text')).toBe(`Join me at Kaushal & Co. My referral code is ABCD2345. ${link}`)
})
