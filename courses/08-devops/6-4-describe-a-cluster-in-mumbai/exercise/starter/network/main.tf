resource "aws_vpc" "this" {
  cidr_block           = "10.20.0.0/16"
  enable_dns_hostnames = true
}

resource "aws_subnet" "a" {
  vpc_id            = aws_vpc.this.id
  cidr_block        = "10.20.0.0/24"
  availability_zone = "ap-south-1a"
}

resource "aws_subnet" "b" {
  vpc_id            = aws_vpc.this.id
  cidr_block        = "10.20.0.0/20"
  availability_zone = "ap-south-1a"
}

output "vpc_id" {
  value = aws_vpc.this.id
}
