# tofu test : needs no account; the provider is imitated.
mock_provider "aws" {}

variables {
  certificate_arn = "arn:aws:acm:ap-south-1:123456789012:certificate/00000000-0000-0000-0000-000000000000"
  image_id        = "ami-0123456789abcdef0"
}

run "the_database_is_private" {
  command = plan

  module {
    source = "../../modules/site"
  }

  variables {
    name          = "hospital-test"
    vpc_id        = "vpc-0123456789abcdef0"
    subnet_ids    = { public = ["subnet-1", "subnet-2"], app = ["subnet-3", "subnet-4"], data = ["subnet-5", "subnet-6"] }
    instance_type = "t4g.micro"
    machines      = { min = 1, max = 1 }
    database      = { class = "db.t4g.micro", gigabytes = 20, has_standby = false, backup_days = 1 }
    is_protected  = false
  }

  assert {
    condition     = !aws_db_instance.this.publicly_accessible
    error_message = "The database must not have a public address."
  }

  assert {
    condition     = aws_db_instance.this.storage_encrypted
    error_message = "The database must be encrypted."
  }
}
