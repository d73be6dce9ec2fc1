import { element, type EmailNode } from '../kit/email-html.ts'

export const unsubscribeHint = 'Don’t want emails like this?'

export const unsubscribeBlock = (href: string): EmailNode =>
  element('p', [`${unsubscribeHint} `, element('a', ['Unsubscribe'], { href })])
