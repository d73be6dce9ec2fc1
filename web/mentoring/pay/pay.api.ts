import * as contract from '#contract/mentoring/pay.ts'
import { endpointQuery, inlineErrors, useEndpointMutation } from '#web/kit/api/query.ts'

const payKey = ['mentoring', 'pay']
/** Empty: the last month that is over. */
const chosen = (month: string) => ({ query: month === '' ? {} : { month } })

export const payMonth = (month: string) =>
  endpointQuery([...payKey, 'month', month], contract.listMentorPay, chosen(month))

export const payRates = endpointQuery([...payKey, 'rates'], contract.listPayRates)

export const payStatement = (userId: number, month: string) =>
  endpointQuery([...payKey, 'of', userId, month], contract.getMentorPay, { params: { userId }, ...chosen(month) })

export const myPay = (month: string) => endpointQuery([...payKey, 'mine', month], contract.getMyPay, chosen(month))

export const useSetRate = () => useEndpointMutation(payKey, contract.setPayRate, inlineErrors)
export const usePay = () => useEndpointMutation(payKey, contract.payMentor, inlineErrors)
export const useCorrectPay = () => useEndpointMutation(payKey, contract.correctPay, inlineErrors)
