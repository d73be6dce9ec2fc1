# To use last year's prices, remove the # from the next line and from the
# last one.
# from mandi_prices import days


def best_trade(prices):
    """Returns {'buy': …, 'sell': …, 'profit': …}: the positions of the day to buy
    and of a later day to sell, and what the trade earns.
    Returns None if no trade earns anything. Of two trades with the same
    profit, the one that sells first.
    """
    # Go through the prices once. Which earlier day do you have to remember?


print(best_trade([1900, 1400, 1700, 1200, 1650]))
# print(best_trade([day['price'] for day in days]))
