def cheapest_day(prices):
    cheapest = 0
    for day in range(1, len(prices)):
        # Is this day cheaper than the cheapest so far?
        pass
    return cheapest
