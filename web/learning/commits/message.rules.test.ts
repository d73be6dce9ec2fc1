import { expect, test } from 'vitest'
import { readMessage } from './message.rules.ts'

test.each([
  ['Add totals\n\nRounded to paise.\nTested.\n', { subject: 'Add totals', body: 'Rounded to paise.\nTested.' }],
  ['Add totals', { subject: 'Add totals', body: '' }],
  [' \n', { subject: 'No message', body: '' }],
])('reads the message %j', (message, read) => expect(readMessage(message)).toEqual(read))
