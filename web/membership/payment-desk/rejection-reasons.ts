/** The usual reasons, each with what the payer should do next. */
export const rejectionReasons = [
  {
    label: 'Not on the statement',
    text: 'We could not find this transaction ID on our bank statement. Please check it in your UPI or bank app and send it again.',
  },
  {
    label: 'Amount differs',
    text: 'We received a different amount than you entered. Please send your payment details again with the amount you paid.',
  },
  {
    label: 'Unreadable screenshot',
    text: 'We could not read your screenshot. Please send a clear one that shows the amount and the transaction ID.',
  },
] as const
