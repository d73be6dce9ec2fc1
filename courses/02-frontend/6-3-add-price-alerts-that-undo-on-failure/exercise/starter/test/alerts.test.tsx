import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import { cleanup, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Alerts } from '../src/Alerts.tsx'

afterEach(() => {
  cleanup()
  mock.restoreAll()
})

// An example. The page itself may be open too, so look inside of your own component only.
test('has a field for the price and a button', () => {
  const page = within(render(<Alerts crops={['Onion', 'Tomato']} />).container)
  assert.equal((page.getByLabelText('Crop') as HTMLSelectElement).value, 'Onion')
  assert.equal(page.getByRole('button').textContent, 'Follow')
})
