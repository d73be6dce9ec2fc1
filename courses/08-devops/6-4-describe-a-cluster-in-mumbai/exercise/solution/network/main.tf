resource "aws_vpc" "this" {
  cidr_block           = "10.20.0.0/16"
  enable_dns_hostnames = true
}

resource "aws_subnet" "a" {
  vpc_id            = aws_vpc.this.id
  cidr_block        = "10.20.0.0/20"
  availability_zone = "ap-south-1a"
}

resource "aws_subnet" "b" {
  vpc_id            = aws_vpc.this.id
  cidr_block        = "10.20.16.0/20"
  availability_zone = "ap-south-1b"
}

resource "aws_subnet" "c" {
  vpc_id            = aws_vpc.this.id
  cidr_block        = "10.20.32.0/20"
  availability_zone = "ap-south-1c"
}

output "vpc_id" {
  value = aws_vpc.this.id
}

output "subnet_ids" {
  description = "Three private subnets, one in each zone."
  value       = [aws_subnet.a.id, aws_subnet.b.id, aws_subnet.c.id]
}
