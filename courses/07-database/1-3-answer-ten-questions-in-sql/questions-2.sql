-- Questions 16 to 25. Write one query under each. What is in brackets is for you to compare with.

-- 16. Which titles were never lent? How many are there? [243]

-- 17. How many copies does each branch have? Most copies first. [Fort Kochi 7533, Kakkanad 3746, Aluva 3721]

-- 18. Which five titles were lent most often? [the first is title 3, lent 558 times]

-- 19. How many loans started in each year? [10 rows; 2016 has 19952]

-- 20. Which members have borrowed more than 250 times? [5 rows; the first is member 80 with 276]

-- 21. How many members have never borrowed anything? [237]

-- 22. For each language: how many titles, and how many of them were published before 1950? [English 2962 and 612]

-- 23. How many rupees are still unpaid at each branch? Use the branch of the member. [Fort Kochi 85346.00]

-- 24. What are the three newest loans of members 40, 80 and 120? [9 rows; the first is loan 199778]

-- 25. Who returns late most often? The five members with the highest share of late returns,
--     among members with at least 50 finished loans. [the first is member 477 with 36.0 percent]
