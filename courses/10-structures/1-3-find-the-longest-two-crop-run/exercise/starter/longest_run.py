# To use last year's sales, remove the # from the next line and from the
# last one.
# from sales import days


def longest_run(crops, most=2):
    """Returns {'start': …, 'length': …} of the longest run of days with at most
    `most` different crops; of several, the first.
    """
    # Move the right end of the window day by day, and repair the window on the
    # left.


print(longest_run(['tomato', 'onion', 'tomato', 'potato', 'potato', 'onion']))
# print(longest_run([day['crop'] for day in days]))
