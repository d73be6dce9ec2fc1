def cheapest_day(prices):
    if not prices:
        return -1
    cheapest = 0
    for day in range(1, len(prices)):
        if prices[day] < prices[cheapest]:
            cheapest = day
    return cheapest
