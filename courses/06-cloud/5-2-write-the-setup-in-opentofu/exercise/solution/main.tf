# The test environment of the hospital's site in one file. Modules come next.
terraform {
  required_version = ">= 1.10.0"
  backend "s3" {
    bucket       = "hospital-tofu-state"
    key          = "test/tofu.tfstate"
    region       = "ap-south-1"
    encrypt      = true
    use_lockfile = true
  }
}

provider "aws" {
  region = "ap-south-1"
}

variable "image_id" {
  type        = string
  description = "Image of the app machines, built with Packer."
}

resource "aws_vpc" "this" {
  cidr_block = "10.20.0.0/16"
}

resource "aws_subnet" "app" {
  for_each          = { a = "10.20.10.0/24", b = "10.20.11.0/24" }
  vpc_id            = aws_vpc.this.id
  cidr_block        = each.value
  availability_zone = "ap-south-1${each.key}"
}

resource "aws_subnet" "data" {
  for_each          = { a = "10.20.20.0/24", b = "10.20.21.0/24" }
  vpc_id            = aws_vpc.this.id
  cidr_block        = each.value
  availability_zone = "ap-south-1${each.key}"
}

resource "aws_security_group" "app" {
  vpc_id = aws_vpc.this.id
}

resource "aws_security_group" "database" {
  vpc_id = aws_vpc.this.id
  ingress {
    description     = "the site"
    from_port       = 5432
    to_port         = 5432
    protocol        = "tcp"
    security_groups = [aws_security_group.app.id]
  }
}

resource "aws_db_subnet_group" "this" {
  subnet_ids = [for subnet in aws_subnet.data : subnet.id]
}

resource "aws_db_instance" "this" {
  engine                      = "postgres"
  instance_class              = "db.t4g.micro"
  allocated_storage           = 20
  storage_encrypted           = true
  username                    = "hospital"
  manage_master_user_password = true
  publicly_accessible         = false
  backup_retention_period     = 7
  skip_final_snapshot         = false
  final_snapshot_identifier   = "hospital-last"
  db_subnet_group_name        = aws_db_subnet_group.this.name
  vpc_security_group_ids      = [aws_security_group.database.id]
  lifecycle {
    prevent_destroy = true
  }
}

resource "aws_instance" "app" {
  for_each               = aws_subnet.app
  ami                    = var.image_id
  instance_type          = "t4g.small"
  subnet_id              = each.value.id
  vpc_security_group_ids = [aws_security_group.app.id]
}
