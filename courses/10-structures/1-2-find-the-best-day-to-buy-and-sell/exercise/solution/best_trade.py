def best_trade(prices):
    """The best day to buy and a later day to sell. One pass: O(n) time, O(1) extra space."""
    cheapest, best = 0, None
    for day in range(1, len(prices)):
        profit = prices[day] - prices[cheapest]
        if profit > (best['profit'] if best else 0):
            best = {'buy': cheapest, 'sell': day, 'profit': profit}
        if prices[day] < prices[cheapest]:
            cheapest = day
    return best
