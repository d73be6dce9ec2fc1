import { expect, test } from 'vitest'
import { plainLine, plainParagraphs } from './plain-text.ts'

const markdown = `## This weekend

We meet on **Saturday**, see [the sessions](https://kaushal.example/dashboard/sessions).

- Bring your *questions*
- <b>Bring</b> a friend

1. One
2. Two

https://kaushal.example`

test('Markdown becomes readable plain text', () =>
  expect(plainParagraphs(markdown)).toEqual([
    'This weekend',
    'We meet on Saturday, see the sessions (https://kaushal.example/dashboard/sessions).',
    '- Bring your questions\n- Bring a friend',
    '1. One\n2. Two',
    'https://kaushal.example',
  ]))

test('a notification has it in one line', () => expect(plainLine('# Hello\n\n[you](/x)\ntwo')).toBe('Hello you two'))
